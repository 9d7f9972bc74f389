import { API_KEY_LIMITS, MCP_PATH } from '@smart-listings/contract';
import { copyText } from '../../../lib/copy-text.ts';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from './disclosure.tsx';

/** How a key is used, with this website's own addresses. */
export function ApiHowTo() {
  const { origin } = window.location;
  const assistant = JSON.stringify(
    {
      mcpServers: {
        'smart-listings': {
          type: 'http',
          url: origin + MCP_PATH,
          headers: { Authorization: 'Bearer YOUR_KEY' },
        },
      },
    },
    null,
    2,
  );
  const command = `curl -H "Authorization: Bearer YOUR_KEY" \\\n  ${origin}/api/listings`;
  return (
    <Disclosure label="How to use a key">
      <div className="flex flex-col gap-4 text-sm">
        <Snippet label="In an assistant that speaks MCP" text={assistant} />
        <Snippet label="In a program, or a terminal" text={command} />
        <p>
          Every call with an example is in the{' '}
          <a className="link" href="/api/docs">
            description of the API
          </a>
          . A key may ask {API_KEY_LIMITS.callsPerHour.toLocaleString('en-GB')} times an hour, and what it
          generates and saves counts as yours.
        </p>
      </div>
    </Disclosure>
  );
}

function Snippet({ label, text }: { label: string; text: string }) {
  async function handleCopy() {
    if (await copyText(text)) notifySuccess('Copied.');
    else notifyError('Your browser did not let us copy it. Select the text and copy it yourself.');
  }
  return (
    <div>
      <div className="mb-1 flex items-center justify-between gap-3">
        <h3 className="text-note font-semibold">{label}</h3>
        <Button size="small" look="quiet" aria-label={`Copy: ${label}`} onClick={handleCopy}>
          Copy
        </Button>
      </div>
      <pre className="rounded-md border border-line bg-sunken px-3 py-2 text-note whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </pre>
    </div>
  );
}
