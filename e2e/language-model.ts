// A stand-in for the AI that a browser brings along: `LanguageModel` of the Prompt API, with its faults.
import type { Page } from '@playwright/test';

export interface DevicePlay {
  availability?: 'unavailable' | 'downloadable' | 'available';
  /** What it knows beside English. */
  languages?: string[];
  takesImages?: boolean;
  /** Tokens; four characters are one. */
  contextWindow?: number;
  /** The answers to its questions, the last one again and again. */
  answers?: string[];
  /** What it says when it is asked whether it is ready, in place of yes. */
  readiness?: string;
  /** The name of the error that a question ends with. */
  fails?: string;
  /** It reads, and never says a word. */
  hangs?: boolean;
  /** It does not heed the signal that tells it to stop. */
  isDeaf?: boolean;
  /** Shares of the download; one that stops short fails there, and before the last one it waits for `letModelCome`. */
  download?: number[];
}

/** What the page asked of it. */
export interface DeviceLog {
  questions: { instructions: string; prompt: string; pictures: number; schema: unknown }[];
  sessions: number;
  destroyed: number;
}

/** Puts it into every page that is opened from now on; what it was told lasts as long as the page. */
export async function playDevice(page: Page, play: DevicePlay): Promise<void> {
  await page.addInitScript((given) => {
    const {
      languages = [],
      takesImages = false,
      contextWindow = 9_216,
      answers = [''],
      readiness = '{"ready": true}',
      fails,
      hangs = false,
      isDeaf = false,
      download = [0, 0.4, 1],
    } = given;
    const log = { questions: [], sessions: 0, destroyed: 0 } as DeviceLog;
    // A fetched model is there for the next page too.
    const fetched = () => localStorage.getItem('stand-in-model') === 'fetched';
    const isKnown = (wanted: { type: string; languages?: string[] }[] = []) =>
      wanted.every(
        (one) =>
          (one.type === 'text' || (one.type === 'image' && takesImages)) &&
          (one.languages ?? []).every((language) => language === 'en' || languages.includes(language)),
      );
    let letModelCome = () => {};
    const released = new Promise<void>((resolve) => {
      letModelCome = resolve;
    });
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    class LanguageModel extends EventTarget {
      contextWindow = contextWindow;
      contextUsage = 0;
      instructions = '';
      static async availability(options: { expectedInputs: never[]; expectedOutputs: never[] }) {
        if (!isKnown(options.expectedInputs) || !isKnown(options.expectedOutputs)) return 'unavailable';
        const { availability = 'available' } = given;
        return availability === 'downloadable' && fetched() ? 'available' : availability;
      }
      static async create(options: {
        expectedInputs: never[];
        expectedOutputs: never[];
        initialPrompts?: { content: string }[];
        signal?: AbortSignal;
        monitor?: (target: EventTarget) => void;
      }) {
        const state = await LanguageModel.availability(options);
        if (state === 'unavailable') throw new DOMException('no such model', 'NotSupportedError');
        if (state === 'downloadable') {
          if (!navigator.userActivation.isActive) throw new DOMException('no press', 'NotAllowedError');
          const target = new EventTarget();
          options.monitor?.(target);
          for (const [at, loaded] of download.entries()) {
            if (at === download.length - 1) await released;
            options.signal?.throwIfAborted();
            target.dispatchEvent(new ProgressEvent('downloadprogress', { loaded, total: 1 }));
          }
          if (download.at(-1) !== 1) throw new DOMException('no room', 'OperationError');
          localStorage.setItem('stand-in-model', 'fetched');
        }
        const session = new LanguageModel();
        session.instructions = options.initialPrompts?.[0]?.content ?? '';
        session.contextUsage = Math.ceil(session.instructions.length / 4);
        log.sessions += 1;
        return session;
      }
      async measureContextUsage(input: { content: { value: unknown }[] }[]) {
        return Math.ceil(JSON.stringify(input).length / 4);
      }
      promptStreaming(
        input: { content: { type: string; value: unknown }[] }[],
        options: { responseConstraint?: unknown; signal?: AbortSignal },
      ) {
        const content = input.flatMap((message) => message.content);
        if (JSON.stringify(options.responseConstraint ?? '').includes('"ready"'))
          return new ReadableStream({
            start(controller) {
              controller.enqueue(readiness);
              controller.close();
            },
          });
        log.questions.push({
          instructions: this.instructions,
          prompt: content.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])).join('\n'),
          pictures: content.filter(({ type, value }) => type === 'image' && value instanceof Blob).length,
          schema: options.responseConstraint,
        });
        const answer = answers[Math.min(log.questions.length, answers.length) - 1] ?? '';
        return new ReadableStream({
          async start(controller) {
            if (!isDeaf)
              options.signal?.addEventListener('abort', () => controller.error(options.signal?.reason));
            if (hangs) return;
            if (fails) return controller.error(new DOMException('it failed', fails));
            for (const [part] of answer.matchAll(/[\s\S]{1,24}/g)) {
              controller.enqueue(part);
              await pause(5);
            }
            controller.close();
          },
        });
      }
      destroy() {
        log.destroyed += 1;
      }
    }
    Object.assign(window, { LanguageModel, deviceLog: log, letModelCome: () => letModelCome() });
  }, play);
}

export function readDeviceLog(page: Page): Promise<DeviceLog> {
  return page.evaluate(() => (window as never as { deviceLog: DeviceLog }).deviceLog);
}

/** The download goes on to its end. */
export function letModelCome(page: Page): Promise<void> {
  return page.evaluate(() => (window as never as { letModelCome: () => void }).letModelCome());
}
