// In the built page from the start, alive a moment later: nobody works with it in the first second.
import { Faq } from '../../features/onboarding/components/faq.tsx';
import { HowItWorks } from '../../features/onboarding/components/how-it-works.tsx';
import { HelpBlock } from '../../features/support/components/help-block.tsx';

/** Below the work: what one reads before using it for the first time. */
export function HomeReading() {
  return (
    <div className="mt-16 flex flex-col gap-12">
      <HowItWorks />
      <div className="grid items-start gap-10 lg:grid-cols-[2fr_1fr]">
        <Faq />
        <HelpBlock />
      </div>
    </div>
  );
}
