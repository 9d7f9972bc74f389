export * from './facts/ledger.ts';
export * from './formats/amazon-description.ts';
export * from './formats/tags.ts';
export * from './platforms/index.ts';
export * from './platforms/spec.ts';
export * from './text/contact.ts';
export * from './text/length.ts';
export * from './writer/write.ts';
