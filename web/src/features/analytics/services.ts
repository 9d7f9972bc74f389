/** A service of somebody else that counts page views. */
export interface AnalyticsService {
  /** As the visitor may know it. */
  name: string;
  /** It keeps something on the visitor's device, for which the law asks for consent first. */
  needsConsent: boolean;
  /** Its script is fetched with the first page. `address` has no query: that may hold what is private. */
  countPage: (address: string) => void;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
    plausible?: { (event: string, options: { u: string }): void; q?: unknown[] };
  }
}

/** The service that an operator's ANALYTICS_ID names: 'G-…' is Google's, a domain is counted by Plausible. */
export function serviceFor(id: string): AnalyticsService {
  return /^G-/i.test(id) ? googleAnalytics(id) : plausible(id);
}

function googleAnalytics(id: string): AnalyticsService {
  // Google's script reads the very `arguments` of each call out of this queue.
  function tell(..._words: unknown[]) {
    window.dataLayer ??= [];
    // biome-ignore lint/complexity/noArguments: as above
    window.dataLayer.push(arguments);
  }
  return {
    name: 'Google Analytics',
    needsConsent: true,
    countPage(address) {
      if (addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)) {
        tell('js', new Date());
        tell('config', id, { send_page_view: false, allow_google_signals: false });
      }
      tell('event', 'page_view', { page_location: address });
    },
  };
}

function plausible(domain: string): AnalyticsService {
  return {
    name: 'Plausible',
    needsConsent: false,
    countPage(address) {
      window.plausible ??= queueFor();
      addScript('https://plausible.io/js/script.manual.js', { domain });
      window.plausible('pageview', { u: address });
    },
  };
}

/** What is said before Plausible's script has come waits here, where the script looks for it. */
function queueFor() {
  const queue: unknown[] = [];
  const tell = (...words: unknown[]) => {
    queue.push(words);
  };
  return Object.assign(tell, { q: queue });
}

/** @returns whether it was not there yet */
function addScript(src: string, data: Record<string, string> = {}): boolean {
  if ([...document.scripts].some((script) => script.src === src)) return false;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  Object.assign(script.dataset, data);
  document.head.append(script);
  return true;
}
