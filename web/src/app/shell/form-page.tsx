import type { ReactNode } from 'react';

interface Props {
  title: string;
  intro: ReactNode;
  /** Under the form: the ways to other forms. */
  footer: ReactNode;
  children: ReactNode;
}

/** A page that is one short form. */
export function FormPage({ title, intro, footer, children }: Props) {
  return (
    <div className="mx-auto max-w-[420px] py-8 sm:py-14">
      <div className="panel px-5 py-6 sm:px-7">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-1.5 mb-5 text-sm text-soft">{intro}</p>
        {children}
      </div>
      <div className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-1 px-1 text-sm text-soft pointer-coarse:[&_a]:inline-flex pointer-coarse:[&_a]:min-h-11 pointer-coarse:[&_a]:items-center">
        {footer}
      </div>
    </div>
  );
}
