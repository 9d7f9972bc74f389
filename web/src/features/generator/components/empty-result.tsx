import type { ReactNode } from 'react';

/** What will stand here, drawn from a real listing with its parts named. */
export function EmptyResult() {
  return (
    <section aria-labelledby="empty-title" className="rounded-lg border border-dashed border-edge px-5 py-5">
      <h2 id="empty-title" className="text-base">
        Your listing will appear here
      </h2>
      <p className="mt-1 text-sm text-soft">An example, with what you will find in it:</p>
      <div className="mt-4 flex flex-col gap-4">
        <Part
          name="Title"
          note="Within the platform’s length: brand, model, type, then what buyers search for."
        >
          <p className="font-semibold">Canon EOS 600D DSLR Camera 18-55mm IS II Lens 18MP Flip Out Screen</p>
        </Part>
        <Part
          name="Description"
          note="Your own sentences. A statement without support is marked, for you to decide."
        >
          <p>
            Comes with LP-E8 battery, charger, neck strap and 16GB SD card. The rubber grip is lifting a bit
            by the thumb. <span className="mark-claim px-0.5">Works like new.</span>
          </p>
        </Part>
        <Part name="Tags" note="In the number and form that the platform takes.">
          <p className="flex flex-wrap gap-1.5">
            {['dslr', 'starter camera', 'canon 600d'].map((tag) => (
              <span key={tag} className="rounded-sm border border-line bg-sheet px-2 text-note leading-6">
                {tag}
              </span>
            ))}
          </p>
        </Part>
        <Part
          name="Price and completeness"
          note="A range that says what it rests on, and the next change that helps most."
        >
          <p>
            <span className="tabular text-xl font-semibold">97</span>
            <span className="text-note text-soft"> / 100</span>
            <span className="block text-note">
              <span className="text-soft">Next: </span>Add the colour: buyers of DSLR cameras look for it.
              (+3)
            </span>
          </p>
        </Part>
      </div>
    </section>
  );
}

function Part({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-5 gap-y-1 sm:grid-cols-[1fr_200px]">
      <div className="min-w-0">{children}</div>
      <p className="border-line text-note text-soft max-sm:order-first sm:border-l sm:pl-4">
        <strong className="block font-semibold text-ink">{name}</strong>
        {note}
      </p>
    </div>
  );
}
