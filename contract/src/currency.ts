import { z } from 'zod';
import { CURRENCY_SHAPE, DEFAULT_CURRENCY } from './currency-shape.ts';

/** A currency in the shape above; anything else becomes the default, as the specification has it. */
export const currencySchema = z
  .string()
  .max(20)
  .regex(CURRENCY_SHAPE)
  .catch(DEFAULT_CURRENCY)
  .default(DEFAULT_CURRENCY);

export const currencyRequestSchema = z.object({
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
});

export const currencyResponseSchema = z.object({ currency: z.string().max(20).regex(CURRENCY_SHAPE) });
