// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TagsEditor } from './tags-editor.tsx';

afterEach(cleanup);

function Editor({ initial }: { initial: string[] }) {
  const [tags, setTags] = useState(initial);
  return (
    <TagsEditor
      label="Suggested Tags"
      tags={tags}
      marked={new Map()}
      onClaim={() => undefined}
      onChange={setTags}
    />
  );
}

function open(...initial: string[]) {
  render(<Editor initial={initial} />);
  const list = screen.getByRole('list', { name: 'Suggested Tags' });
  return {
    user: userEvent.setup(),
    input: screen.getByRole('textbox', { name: 'Add a tag' }),
    tags: () =>
      within(list)
        .queryAllByRole('listitem')
        .map((item) => item.textContent),
  };
}

test('Enter and comma add a tag, leaving the field adds the last one', async () => {
  const { user, input, tags } = open();
  await user.type(input, 'dslr{Enter}starter camera,vlogging');
  await user.tab();
  expect(tags()).toEqual(['dslr', 'starter camera', 'vlogging']);
});

test('a pasted list becomes tags, without repeats', async () => {
  const { user, input, tags } = open('dslr');
  await user.click(input);
  await user.paste('DSLR, lens;  flip   screen');
  expect(tags()).toEqual(['dslr', 'lens', 'flip screen']);
});

test('Backspace in the empty field takes the last tag back for editing', async () => {
  const { user, input, tags } = open('dslr', 'camera');
  await user.type(input, '{Backspace}s{Enter}');
  expect(tags()).toEqual(['dslr', 'cameras']);
});

test('arrow keys walk along the tags and Delete removes the one in focus', async () => {
  const { user, input, tags } = open('one', 'two', 'three');
  await user.click(input);
  await user.keyboard('{ArrowLeft}');
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await expect.poll(focused).toBe('Remove tag three');
  await user.keyboard('{ArrowLeft}');
  await expect.poll(focused).toBe('Remove tag two');
  await user.keyboard('{Delete}');
  expect(tags()).toEqual(['one', 'three']);
});
