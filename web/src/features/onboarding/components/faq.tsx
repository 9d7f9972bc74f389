import { ANY_PLATFORM, platformsInWords } from '@smart-listings/contract';
import { Plus } from 'lucide-react';

const QUESTIONS = [
  {
    question: 'How does it work?',
    answer:
      'You give the item’s details. The built-in writer keeps your sentences whole, and makes title, tags and short lists of the facts that it reads in them; where an AI writes instead, what your details do not support is marked. A price range says what it rests on. The generated listing is a starting point: review and edit it before you post it.',
  },
  {
    question: 'Is my data safe?',
    answer:
      'What you enter is used only to generate the listing. It is not stored long-term and not shared with third parties for their own purposes. Connections to the services that write the text are secured. The draft of your form stays in your own browser.',
  },
  {
    question: 'Which platforms are supported?',
    answer: `${platformsInWords('and')}, each with its own limits, policies and tone, and cautious rules under “${ANY_PLATFORM}” for every other place. More platforms are planned.`,
  },
  {
    question: 'Can I customise the generated content?',
    answer:
      'Yes, all of it. Edit the title, description and tags in place while the checks follow, lock the parts you like and have the rest written again, make two alternatives and compare them side by side.',
  },
];

/** Four questions; the shared name lets the browser keep one answer open at a time. */
export function Faq() {
  return (
    <section aria-labelledby="faq">
      <h2 id="faq" className="border-b border-line pb-3 text-lg">
        Questions
      </h2>
      {QUESTIONS.map(({ question, answer }) => (
        <details key={question} name="faq" className="group border-b border-line">
          <summary className="flex items-center justify-between gap-4 py-3 font-medium hover:text-soft">
            {question}
            <Plus
              aria-hidden
              className="size-4 shrink-0 text-soft transition-transform group-open:rotate-45"
            />
          </summary>
          <p className="max-w-prose pb-4 text-sm text-soft">{answer}</p>
        </details>
      ))}
    </section>
  );
}
