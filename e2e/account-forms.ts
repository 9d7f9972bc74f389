// What a person does in the account's forms, and the mail that comes of it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const PASSWORD = 'correct horse';
let people = 0;

/** An address that no other test uses. */
export function newAddress(): string {
  people += 1;
  return `anna${people}@example.com`;
}

export async function fillSignUp(page: Page, email: string, password = PASSWORD, confirm = password) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(confirm);
  await page.locator('form').getByRole('button', { name: 'Sign Up' }).click();
}

export async function signUp(page: Page, url: string, email = newAddress()): Promise<string> {
  await page.goto(`${url}/signup`);
  await fillSignUp(page, email);
  await expect(page.getByRole('link', { name: 'My Listings' })).toBeVisible();
  return email;
}

export async function logIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Log In' }).click();
}

export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible();
}

/** The newest link of that shape in the mail to `email`, once it is there. */
export async function linkTo(outbox: string, email: string, shape: RegExp): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(() => {
      for (const name of readdirSync(outbox).sort()) {
        const mail = readFileSync(join(outbox, name), 'utf8')
          .replace(/=\r?\n/g, '')
          .replace(/=3D/g, '=');
        if (mail.includes(`To: ${email}`)) link = shape.exec(mail)?.[0] ?? link;
      }
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}
