/** Whether the browser says for its owner that nothing should be counted: Do Not Track, Global Privacy Control. */
export function wantsNoTracking(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}
