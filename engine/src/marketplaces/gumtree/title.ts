import { LOCAL_TITLE_ORDER } from '../local-title-order.ts';
import type { Title } from '../writing.ts';

export const TITLE: Title = { order: LOCAL_TITLE_ORDER, usefulLength: 80 };
