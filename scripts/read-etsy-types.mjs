// Reads what npm etsy-ts has made of Etsy's OpenAPI document: its interfaces as JSON schemas, its calls by method and path.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @returns `operations` by 'GET /path/{id}' with the media type and schema of the body, the interface of the query and
 * the answers by status; `schemas` by name. What an answer holds is not held to be there.
 */
export function readEtsyTypes(folder) {
  const schemas = readInterfaces(readFileSync(join(folder, 'data-contracts.d.ts'), 'utf8').split('\n'));
  const operations = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.d.ts'))) {
    const declared = readFileSync(join(folder, file), 'utf8');
    const code = readFileSync(join(folder, file.replace('.d.ts', '.js')), 'utf8');
    for (const [, comment, method, parameters] of declared.matchAll(
      /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s+(\w+): \((.*)\) => /g,
    )) {
      const [, verb, path] = /@request (\w+):(\S+)/.exec(comment) ?? [];
      if (verb === undefined) continue;
      const body = /\bdata: (\w+)/.exec(parameters)?.[1];
      const query = /(?:query|\}): (\w+)/.exec(parameters)?.[1];
      const sent = new RegExp(`this\\.${method} = [\\s\\S]*?ContentType\\.(\\w+)`).exec(code)?.[1];
      operations[`${verb} ${path}`] = {
        body: body && { type: MEDIA_TYPES[sent], schema: body },
        query,
        answers: Object.fromEntries(
          [...comment.matchAll(/@response `(\d+)` `(\w+)`/g)].map(([, status, name]) => [
            status,
            name === 'void' ? null : { $ref: `#/schemas/${name}` },
          ]),
        ),
      };
    }
  }
  return { operations, schemas };
}

const MEDIA_TYPES = {
  Json: 'application/json',
  UrlEncoded: 'application/x-www-form-urlencoded',
  FormData: 'multipart/form-data',
};

function readInterfaces(lines) {
  const schemas = {};
  for (let at = 0; at < lines.length; at += 1) {
    const [, name] = /^export interface (\w+) \{/.exec(lines[at]) ?? [];
    if (name === undefined) continue;
    const read = readMembers(lines, at + 1);
    const isSent = /(?:Payload|Params)$/.test(name);
    schemas[name] = isSent ? read.schema : withoutRequired(read.schema);
    at = read.end;
  }
  return schemas;
}

function withoutRequired(value) {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  const { required, ...rest } = value;
  const kept = Array.isArray(required) ? rest : value;
  return Object.fromEntries(Object.entries(kept).map(([key, inner]) => [key, withoutRequired(inner)]));
}

/** The members of an interface, or of a type within one, from this line to the one that closes it. */
function readMembers(lines, from) {
  const properties = {};
  const required = [];
  let comment = '';
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at].trim();
    if (line.startsWith('}')) {
      const schema = { type: 'object', properties, ...(required.length > 0 && { required }) };
      return { schema, end: at, after: line.slice(1) };
    }
    const [, name, optional, type] = /^"?([\w[\]]+)"?(\??): (.*)$/.exec(line) ?? [];
    if (/^(?:\/\*\*|\*)/.test(line) || name === undefined) {
      comment += `${line}\n`;
      continue;
    }
    if (!optional) required.push(name);
    let read;
    if (type.endsWith('{')) {
      const inner = readMembers(lines, at + 1);
      at = inner.end;
      read = closed(inner.schema, inner.after);
    } else read = readType(type.replace(/;$/, ''));
    properties[name] = bounded(read, comment);
    comment = '';
  }
  throw new Error('An interface is not closed.');
}

function closed(schema, after) {
  const listed = after.startsWith('[]') ? { type: 'array', items: schema } : schema;
  return after.includes('| null') ? orNull(listed) : listed;
}

function orNull(schema) {
  if (schema.$ref) return { anyOf: [schema, { type: 'null' }] };
  const values = schema.enum ? { enum: [...schema.enum, null] } : {};
  return schema.type ? { ...schema, type: [schema.type, 'null'].flat(), ...values } : schema;
}

function readType(text) {
  const [, several] = /^\((.*)\)\[\]$/.exec(text) ?? [];
  if (several !== undefined) return { type: 'array', items: readType(several) };
  const parts = text.split(' | ');
  if (parts.includes('null')) return orNull(readType(parts.filter((part) => part !== 'null').join(' | ')));
  if (parts.every((part) => part.startsWith('"')))
    return { type: 'string', enum: parts.map((part) => JSON.parse(part)) };
  if (parts.every((part) => /^-?\d+$/.test(part))) return { type: 'integer', enum: parts.map(Number) };
  if (text.endsWith('[]')) return { type: 'array', items: readType(text.slice(0, -2)) };
  if (['string', 'number', 'boolean'].includes(text)) return { type: text };
  return /^I[A-Z]\w+$/.test(text) && text !== 'IScopes' ? { $ref: `#/schemas/${text}` } : {};
}

/** With what stands beside a member: whole numbers, bounds, and the characters that a text or a text of a list may have. */
function bounded(schema, comment) {
  const told = (name) => new RegExp(`@${name} (\\S+)`).exec(comment)?.[1];
  const isNumber = [schema.type].flat().includes('number');
  const whole =
    isNumber && told('format') === 'int64' ? { type: swap(schema.type, 'number', 'integer') } : {};
  const most = told('max');
  const bounds = isNumber && {
    ...(told('min') && { minimum: Number(told('min')) }),
    ...(most && !most.includes('e') && { maximum: Number(most) }),
  };
  const letters = /\(regex: \/\[\^(.+?)\]\/u\)/.exec(comment)?.[1];
  const longest = /max(?:imum)? length (\d+)/i.exec(comment)?.[1];
  const text = {
    ...(letters && { pattern: `^[${letters}]*$` }),
    ...(longest && { maxLength: Number(longest) }),
  };
  if (schema.items?.type === 'string') return { ...schema, items: { ...schema.items, ...text } };
  return { ...schema, ...whole, ...bounds, ...([schema.type].flat().includes('string') && text) };
}

function swap(type, from, to) {
  return Array.isArray(type) ? type.map((one) => (one === from ? to : one)) : to;
}
