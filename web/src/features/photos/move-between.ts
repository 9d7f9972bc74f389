/** The groups with one photo moved into another, or into a new one behind the last; empty ones go. */
export function moveBetween<Id>(
  groups: readonly (readonly Id[])[],
  photo: Id,
  to: number,
): readonly (readonly Id[])[] {
  const moved = groups.map((group) => group.filter((one) => one !== photo));
  const target = moved[to];
  const next = target ? moved.with(to, [...target, photo]) : [...moved, [photo]];
  return next.filter((group) => group.length > 0);
}
