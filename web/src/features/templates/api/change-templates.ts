import type { CreateTemplateRequest } from '@smart-listings/contract';
import { sendJson } from '../../../lib/api.ts';

export async function createTemplate(template: CreateTemplateRequest): Promise<void> {
  await sendJson('POST', '/api/templates', template);
}

export async function renameTemplate(id: string, name: string): Promise<void> {
  await sendJson('PATCH', `/api/templates/${encodeURIComponent(id)}`, { name });
}

export async function deleteTemplate(id: string): Promise<void> {
  await sendJson('DELETE', `/api/templates/${encodeURIComponent(id)}`);
}
