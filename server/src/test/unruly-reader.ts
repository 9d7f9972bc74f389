/** Stands in for a reading process: what it does with a photo is written in the photo's first byte. */
const exit = () => process.exit();
const answer = () =>
  process.send?.({
    kind: 'refused',
    code: 'bad-request',
    message: `Process ${process.pid}.`,
    residentBytes: 1,
  });
const usedSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};
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
    case 4: {
      // Gets too little of the processor: works for a moment, and is done a second after the limit of five.
      const until = usedSeconds() + 0.5;
      while (usedSeconds() < until);
      setTimeout(answer, 6_000);
      break;
    }
    default:
      answer();
  }
});
process.on('disconnect', exit);
process.send?.({ kind: 'ready', missing: null });
