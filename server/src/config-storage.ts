import { join } from 'node:path';
import { ConfigError } from './config-error.ts';

export interface S3Config {
  kind: 's3';
  /** Of the bucket, without a slash at the end. */
  baseUrl: string;
  /** Stands before every path; '' or ends with a slash. */
  prefix: string;
  region: string;
}

export type StorageConfig = { kind: 'folder'; folder: string } | S3Config;

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
  /** Of temporary keys. */
  sessionToken?: string | undefined;
}

interface StorageEnvironment {
  STORAGE_URL?: string | undefined;
  DATA_DIR: string;
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
  AWS_SESSION_TOKEN?: string | undefined;
}

export const STORAGE_URL_TAKES =
  'takes an address such as s3://bucket?endpoint=https://s3.example.com&region=auto';
const PARAMETERS: ReadonlySet<string> = new Set(['endpoint', 'region']);

/** Whether `text` names a bucket, and nothing that would be ignored. Keys do not belong into an address. */
export function isStorageUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname)) return false;
  if (url.username || url.password || url.port || url.hash) return false;
  if (!/^(?:\/[\w.-]+)*\/?$/.test(url.pathname)) return false;
  if ([...url.searchParams.keys()].some((name) => !PARAMETERS.has(name))) return false;
  const endpoint = url.searchParams.get('endpoint');
  return endpoint === null || ['http:', 'https:'].includes(URL.parse(endpoint)?.protocol ?? '');
}

/** @throws ConfigError when a bucket is named without the keys to it */
export function chooseStorage(values: StorageEnvironment): {
  storage: StorageConfig;
  storageKeys: S3Keys | null;
} {
  if (!values.STORAGE_URL) {
    return { storage: { kind: 'folder', folder: join(values.DATA_DIR, 'photos') }, storageKeys: null };
  }
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!accessKeyId || !secretAccessKey) {
    throw new ConfigError('STORAGE_URL takes AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY beside it.');
  }
  return {
    storage: readS3(new URL(values.STORAGE_URL)),
    storageKeys: { accessKeyId, secretAccessKey, sessionToken: values.AWS_SESSION_TOKEN },
  };
}

function readS3({ hostname: bucket, pathname, searchParams }: URL): S3Config {
  const region = searchParams.get('region') || 'us-east-1';
  const endpoint = searchParams.get('endpoint')?.replace(/\/+$/, '');
  const folder = pathname.replace(/^\/+|\/+$/g, '');
  return {
    kind: 's3',
    // Amazon wants the bucket in the host's name; the others take it in the path, whatever their host.
    baseUrl: endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`,
    prefix: folder && `${folder}/`,
    region,
  };
}
