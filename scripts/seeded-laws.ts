// The same commit passes or fails the gate alike: there the laws over random inputs draw them from one seed. On a
// developer's machine each run draws new ones, and a failure names its seed.
import fc from 'fast-check';

if (process.env.CI) fc.configureGlobal({ seed: 20_261_123 });
