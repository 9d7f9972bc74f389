import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';

const DeleteAccountDialog = lazy(() =>
  import('./delete-account-dialog.tsx').then((module) => ({ default: module.DeleteAccountDialog })),
);

interface Props {
  email: string;
  savedCount: number;
  onDeleted: () => Promise<void>;
}

/** All of one's data, to take along or to be rid of. */
export function DataSection(props: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <SettingsSection id="data" title="Your data" intro="Everything that we keep about you.">
        <p className="text-sm">
          Profile, sessions, usage, payments, connected marketplaces, saved listings, their photos and
          templates in one zip file.
        </p>
        <a href="/api/account/data.zip" download className={`${buttonClass()} self-start`}>
          <Download aria-hidden className="size-4" />
          Download My Data
        </a>
      </SettingsSection>
      <SettingsSection id="delete" title="Delete account">
        <p className="text-sm">The account goes with everything in it, at once and for good.</p>
        <Button look="danger" className="self-start" onClick={() => setAsking(true)}>
          Delete Account…
        </Button>
      </SettingsSection>
      {asking && (
        <Suspense>
          <DeleteAccountDialog {...props} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
