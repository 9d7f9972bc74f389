import { isUnsaidCondition, type SavedListing } from '@smart-listings/contract';
import { checkRules, currencyCode, fillAskedFields, marketplaceOf, readItem } from '@smart-listings/engine';
import type { Channel, ChannelSite } from '../../../channels/channel.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../lib/app-error.ts';
import { getListing } from '../../listings/operations/get.ts';

export interface Place {
  userId: string;
  listingId: string;
  channel: Channel;
}

/** A saved listing as its marketplace sees it. */
export interface Read {
  channel: Channel;
  listing: SavedListing;
  item: ReturnType<typeof readItem>;
  site: ChannelSite;
  where: { currency: string; language: string };
}

/** @throws AppError for one that cannot be sold there */
export async function readListing(context: AppContext, { userId, listingId, channel }: Place): Promise<Read> {
  await context.channelLimit.take(userId);
  const listing = await getListing(context, { userId, id: listingId });
  const { originalFormInput: form, origin } = listing;
  if (form.platform !== channel.name) {
    throw new AppError(
      'bad-request',
      `This listing is written for ${form.platform}, not for ${channel.name}.`,
    );
  }
  const item = await context.processorTime.run(userId, () => readItem(form, { answers: origin.answers }));
  const where = { currency: currencyCode(origin.currency), language: item.language };
  const site = channel.siteFor(where);
  if (!site) {
    const message = `${channel.name} has no page on which this server can sell in ${where.currency}.`;
    throw new AppError('bad-request', message, { fields: { price: message } });
  }
  return { channel, listing, item, site, where };
}

/** What the marketplace asks for in the category, filled from the item. @throws AppError naming what is missing */
export async function readFields(read: Read, categoryId: string) {
  const { channel, item, where, listing } = read;
  const { catalogue, name } = channel;
  const title = titleProblem(read);
  const asked = await catalogue.listFields(categoryId, where);
  const filled = fillAskedFields(asked, item);
  const condition = await catalogue.findCondition(categoryId, listing.originalFormInput.condition, where);
  const told = filled.flatMap(({ label, values }) =>
    values.length === 0 || !asked.some((field) => field.name === label)
      ? []
      : [{ name: label, values: values.map(({ value }) => value) }],
  );
  const specifics = await channel.fitSpecifics(categoryId, told);
  const missing = asked
    .filter((field) => field.isRequired && !specifics.some((one) => one.name === field.name))
    .map((field) => field.name);
  const isUnsaid = listing.origin.answers.some(isUnsaidCondition);
  const fields = {
    ...(isUnsaid && { condition: 'Nobody has said the condition yet.' }),
    ...(missing.length > 0 && { specifics: `${name} asks for ${missing.join(', ')} here.` }),
    ...(!isUnsaid &&
      !condition && { condition: `${name} takes no item of this condition in this category.` }),
    ...(listing.imageUrls.length === 0 && { photos: `${name} takes no listing without a photo.` }),
    ...(title !== null && { title }),
  };
  const [first] = Object.values(fields);
  if (first === undefined && condition) return { condition, specifics };
  const advice =
    first === title ? 'Edit it here and save it.' : 'Load it to the form, complete it there and save it.';
  throw new AppError('bad-request', `${first} ${advice}`, { fields });
}

/** Written here or by hand, a title may have become one that the marketplace refuses. */
function titleProblem({ channel, listing, item }: Read): string | null {
  const alone = { title: listing.title, description: '', tags: [] };
  const breaches = checkRules(alone, marketplaceOf(channel.name), item);
  const hard = breaches.find(({ field, severity }) => field === 'title' && severity === 'hard');
  return hard?.message ?? null;
}
