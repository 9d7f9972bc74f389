import type { ChannelChoiceList } from '@smart-listings/contract';

/** What was chosen and typed, by the lists' keys. */
export interface Decided {
  chosen: Record<string, string>;
  typed: Record<string, string>;
}

/** What stands in the lists before anybody chooses. */
export function firstChoices(lists: readonly ChannelChoiceList[]): Decided {
  return { chosen: Object.fromEntries(lists.map((list) => [list.key, list.chosen])), typed: {} };
}

/** Whether nothing is chosen of a list, nor typed where it takes that. */
export function isOpenChoice(
  { key, other }: ChannelChoiceList,
  { chosen, typed }: Readonly<Decided>,
): boolean {
  return !chosen[key] && (other === null || !typed[key]?.trim());
}

/** Lists that the seller has to fill at the marketplace first. */
export function missingChoices(lists: readonly ChannelChoiceList[]): readonly ChannelChoiceList[] {
  return lists.filter(({ options, other }) => options.length === 0 && other === null);
}

export function MissingChoices({
  name,
  site,
  lists,
}: {
  name: string;
  site: string;
  lists: readonly ChannelChoiceList[];
}) {
  const missing = missingChoices(lists).map(({ label }) => label.toLowerCase());
  return (
    <p className="text-sm">
      {name} does not know yet what you offer on {site}: {missing.join(', ')}. Set that up in your account
      settings there, then come back.
    </p>
  );
}
