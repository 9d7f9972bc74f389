/** The order of a title where neighbours buy from neighbours: what it is first, then what they would ask. */
import type { Title, TitlePart } from './writing.ts';

const ASKED: readonly TitlePart[] = ['era', 'measurement', 'material', 'department', 'state'];

export const LOCAL_TITLE_ORDER: Title['order'] = {
  v1: ['brand', 'name', 'type', 'model', 'size', 'colour', ...ASKED],
  v2: ['brand', 'name', 'type', 'model', 'colour', 'size', ...ASKED],
  v3: ['brand', 'name', 'type', 'keyword', 'model', 'size', 'colour', ...ASKED],
};
