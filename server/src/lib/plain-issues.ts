import type { z } from 'zod';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const TYPE_WORDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  array: 'a list',
  object: 'an object',
  boolean: 'true or false',
};

/** What is wrong with one value, in words for whoever filled in the form; schemas' own sentences win over it. */
export function plainIssue(issue: RawIssue): string {
  const label = fieldLabel(issue.path ?? []);
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return `${label} is required.`;
      return `${label} must be ${TYPE_WORDS[issue.expected] ?? 'something else'}.`;
    case 'invalid_value':
      return `${label} must be one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_big':
      return issue.origin === 'number'
        ? `${label} must be at most ${issue.maximum}.`
        : `${label} takes at most ${issue.maximum} ${issue.origin === 'string' ? 'characters' : 'entries'}.`;
    case 'too_small':
      return issue.origin === 'number'
        ? `${label} must be at least ${issue.minimum}.`
        : `${label} must not be empty.`;
    default:
      return `${label} is not valid.`;
  }
}

/** The sentence for the whole request, and each field's own under its path in the body. */
export function describeIssues(
  error: z.ZodError,
): [message: string, details: { fields: Record<string, string> }] {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.map(String).join('.') || 'body'] ??= issue.message;
  return [[...new Set(Object.values(fields))].join(' '), { fields }];
}

/** 'formData', 'itemName' → 'Item name'. */
function fieldLabel(path: readonly PropertyKey[]): string {
  const name = path.findLast((step) => typeof step === 'string');
  if (name === undefined) return 'The request';
  const words = String(name).replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
