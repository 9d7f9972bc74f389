import { STORAGE_KEYS } from '@smart-listings/contract';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { readText, writeText } from '../../../lib/storage.ts';

const STEPS = [
  {
    title: 'Provide Details',
    text: 'Choose where you sell, name the item, and write down what you know: sizes, flaws, what is included. Rough notes will do.',
  },
  {
    title: 'Research & Analyze',
    text: 'Brand, size, colour, material and measurements are read from your notes, each with the words it came from. What is unclear is asked. The platform’s limits and policies are looked up, and a price range is worked out.',
  },
  {
    title: 'Generate & Optimize',
    text: 'You get a title, a description and tags that fit the platform, how complete it all is, with the next best change, and what to check: statements that your notes do not support, and what was left out.',
  },
];

/** The three steps; open on the first visit only (and for readers without scripts). */
export function HowItWorks() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const seen = readText('local', STORAGE_KEYS.howItWorks) !== null;
    if (seen && details.current) details.current.open = false;
    writeText('local', STORAGE_KEYS.howItWorks, 'true');
  }, []);
  return (
    <section aria-labelledby="how-it-works">
      <details ref={details} open className="group">
        <summary className="flex min-h-11 items-center gap-2 border-b border-line">
          <h2 id="how-it-works" className="text-lg">
            How It Works
          </h2>
          <ChevronDown aria-hidden className="size-5 text-soft transition-transform group-open:rotate-180" />
        </summary>
        <ol className="grid gap-x-10 gap-y-5 pt-5 md:grid-cols-3">
          {STEPS.map((step, index) => (
            <li key={step.title}>
              <h3 className="flex items-baseline gap-2 text-body">
                <span className="tabular text-soft">{index + 1}</span>
                {step.title}
              </h3>
              <p className="mt-1.5 max-w-prose text-sm text-soft">{step.text}</p>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
