import { z } from 'zod';
import { boundedText, idText, timeText } from './form-text.ts';

/** What a key lets a program do: 'write' takes in 'read', and costs the account what the same costs its owner. */
export const API_SCOPES = ['read', 'write'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export const API_KEY_LIMITS = {
  /** Of one account. */
  keys: 10,
  name: 60,
  /** Calls of one key. */
  callsPerHour: 1_000,
} as const;

/** The MCP server's address on this website. */
export const MCP_PATH = '/mcp';

/** `POST /api/account/keys`: with the password, since a key outlives the session that made it. */
export const createApiKeyRequestSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Please enter a name.')
    .max(API_KEY_LIMITS.name, `A name takes at most ${API_KEY_LIMITS.name} characters.`),
  scope: z.enum(API_SCOPES),
  password: z.string().min(1, 'Please enter your password.').max(128),
});
export type CreateApiKeyRequest = z.infer<typeof createApiKeyRequestSchema>;

/** A key as its owner sees it; none of it opens anything. */
export const apiKeySchema = z.object({
  id: idText,
  name: boundedText(API_KEY_LIMITS.name),
  scope: z.enum(API_SCOPES),
  /** How the key begins, to tell it from others. */
  prefix: boundedText(20),
  createdAt: timeText,
  /** To the minute; null: never. */
  lastUsedAt: timeText.nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** Newest first. */
export const listApiKeysResponseSchema = z.object({
  keys: z.array(apiKeySchema).max(2 * API_KEY_LIMITS.keys),
});

/** The one answer that has the key itself: only its hash is kept. */
export const createApiKeyResponseSchema = z.object({ key: apiKeySchema, secret: boundedText(100) });
export type CreateApiKeyResponse = z.infer<typeof createApiKeyResponseSchema>;
