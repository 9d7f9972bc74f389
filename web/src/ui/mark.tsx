/** The product's mark: a price tag with two lines of text. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <path
        fill="var(--accent)"
        d="M17.2 3H27a2 2 0 0 1 2 2v9.8a2 2 0 0 1-.6 1.4L16.2 28.4a2 2 0 0 1-2.8 0L3.6 18.6a2 2 0 0 1 0-2.8L15.8 3.6A2 2 0 0 1 17.2 3Z"
      />
      <circle cx="22.6" cy="9.4" r="2.4" fill="var(--paper)" />
      <path
        stroke="var(--on-accent)"
        strokeWidth="2"
        strokeLinecap="round"
        d="m10 16.6 5.4 5.4m-1.8-9 5.4 5.4"
      />
    </svg>
  );
}
