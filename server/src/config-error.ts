/** A value of the environment that cannot be used; the message is one line fit for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
