// What the tests of My Listings have in common: its rows, a press of a button, and an account that is full of coats.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { savedListing } from './stand-in-account.ts';

export function row(title: string) {
  return within(screen.getByRole('listitem', { name: title }));
}

export async function press(name: string, place = within(document.body)) {
  await userEvent.click(await place.findByRole('button', { name }));
}

/** 23 coats, the newest first: Coat 1, Coat 2, … */
export function coats() {
  return Array.from({ length: 23 }, (_, index) => savedListing(`Coat ${index + 1}`, {}, index));
}
