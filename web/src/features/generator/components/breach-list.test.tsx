// @vitest-environment jsdom
import type { Breach, Severity } from '@smart-listings/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BreachList } from './breach-list.tsx';

afterEach(cleanup);

const breach = (severity: Severity): Breach => ({
  rule: `test.${severity}`,
  severity,
  field: 'title',
  message: severity,
  source: 'test',
  asOf: '2026-11',
  certainty: 'official',
});

test('what the platform refuses stands before its policy, and advice last', () => {
  render(
    <BreachList breaches={[breach('guidance'), breach('policy'), breach('hard')]} onFix={() => undefined} />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
    'The platform refuses this: hard',
    'Against the platform’s policy: policy',
    'Advice: guidance',
  ]);
});
