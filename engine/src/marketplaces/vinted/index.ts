import type { Writing } from '../writing.ts';
import { LAYOUT } from './layout.ts';
import { TAGS } from './tags.ts';
import { TITLE } from './title.ts';
import { VOICE } from './voice.ts';

export const VINTED: Writing = { title: TITLE, layout: LAYOUT, voice: VOICE, tags: TAGS };
