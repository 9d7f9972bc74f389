export * from './config.ts';
export * from './currency.ts';
export * from './errors.ts';
export * from './facts.ts';
export * from './findings.ts';
export * from './generate-listing.ts';
export * from './limits.ts';
export * from './platforms.ts';
