// What of the built page comes alive after its form: loaded as one file.
import { EmptyResult } from '../../features/generator/components/empty-result.tsx';
import { NoteBox } from '../../features/generator/components/note-box.tsx';
import { ProTip } from '../../features/onboarding/components/pro-tip.tsx';
import { HomeCompetition } from './home-competition.tsx';
import { HomePhotos } from './home-photos.tsx';
import { HomeReading } from './home-reading.tsx';
import { HomeShortcuts } from './home-shortcuts.tsx';

export const PARTS = {
  EmptyResult,
  HomeCompetition,
  HomePhotos,
  HomeReading,
  HomeShortcuts,
  NoteBox,
  ProTip,
} as const;
