import type { ReactNode } from 'react';

/** A page to read: one column, a date, sections. */
export function DocumentPage({
  title,
  intro,
  children,
}: {
  title: string;
  intro: ReactNode;
  children: ReactNode;
}) {
  return (
    <article className="mx-auto max-w-[68ch] py-10 [&_h2]:mt-8 [&_h2]:text-lg [&_li]:mt-1.5 [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5">
      <h1 className="text-3xl">{title}</h1>
      <p className="text-note text-soft">In force since 21 November 2026</p>
      <p className="text-lg">{intro}</p>
      {children}
    </article>
  );
}
