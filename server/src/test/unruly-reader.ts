/** Stands in for a reading process: what it does with a photo is written in the photo's first byte. */
const exit = () => process.exit();
process.on('message', ({ bytes }: { bytes: Uint8Array }) => {
  switch (bytes[0]) {
    case 0:
      process.abort();
      break;
    case 1:
      // Never answers.
      break;
    case 3:
      // Lives on, and hears nothing.
      process.off('disconnect', exit);
      process.disconnect();
      setInterval(() => {}, 1_000);
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
process.on('disconnect', exit);
process.send?.({ kind: 'ready', missing: null });
