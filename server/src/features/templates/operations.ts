import { randomUUID } from 'node:crypto';
import { LIMITS, SERVER_MESSAGES, type Template } from '@smart-listings/contract';
import type { AppContext } from '../../context.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import * as queries from './queries.ts';

export function listTemplates(context: AppContext, userId: string): Promise<Template[]> {
  return queries.listTemplates(context.db, userId);
}

/** @throws AppError limit-reached: a bound for the page, not a price, so requests at once may pass it by a few */
export async function createTemplate(
  context: AppContext,
  userId: string,
  { name, formData }: Pick<Template, 'name' | 'formData'>,
): Promise<Template> {
  if ((await queries.countTemplates(context.db, userId)) >= LIMITS.templates) {
    throw new AppError('limit-reached', SERVER_MESSAGES.templateLimit);
  }
  const timestamp = context.clock().toISOString();
  const template = { id: randomUUID(), userId, name, formData, timestamp };
  await queries.insertTemplate(context.db, template);
  return template;
}

export async function renameTemplate(
  context: AppContext,
  place: { userId: string; id: string },
  name: string,
): Promise<Template> {
  const template = await queries.renameTemplate(context.db, place, name);
  if (!template) throw notFound('template');
  return template;
}

export async function deleteTemplate(
  context: AppContext,
  place: { userId: string; id: string },
): Promise<void> {
  if (!(await queries.deleteTemplate(context.db, place))) throw notFound('template');
}
