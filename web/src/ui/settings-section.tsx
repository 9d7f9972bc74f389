import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** One subject of a settings page: its name on the left, what can be done about it on the right. */
export function SettingsSection({ id, title, intro, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-8 gap-y-3 border-t border-line py-6 md:grid-cols-[220px_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${id}-title`} className="text-base">
          {title}
        </h2>
        {intro && <p className="mt-1 text-note text-soft">{intro}</p>}
      </div>
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
    </section>
  );
}
