/** Stands in for a reading process: what it does with a photo is written in the photo's first byte. */
process.on('message', ({ bytes }: { bytes: Uint8Array }) => {
  switch (bytes[0]) {
    case 0:
      process.abort();
      break;
    case 1:
      // Never answers.
      break;
    default:
      process.send?.({
        kind: 'refused',
        code: 'bad-request',
        message: `Process ${process.pid}.`,
        residentBytes: 1,
      });
  }
});
process.on('disconnect', () => process.exit());
process.send?.({ kind: 'ready', missing: null });
