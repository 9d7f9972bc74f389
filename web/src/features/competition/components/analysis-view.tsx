import { type CompetitionAnalysis, roundFinely } from '@smart-listings/contract';
import { chooseCurrency, formatPrice, readPrice } from '@smart-listings/engine';
import { type ReactNode, useId } from 'react';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { CONFIDENCE_LABELS, KIND_LABELS } from '../words.ts';
import { KeywordChips } from './keyword-chips.tsx';
import { PriceChart } from './price-chart.tsx';
import { LeftOut, PriceTable } from './price-lists.tsx';

interface Props {
  analysis: CompetitionAnalysis;
  /** 'GBP (£)', as it was asked in. */
  currency: string;
  /** What the form's keywords say. */
  keywords: string;
  /** What the seller means to ask. */
  own: number | null;
  onOwn: (own: number | null) => void;
  onAddKeyword: (keyword: string) => void;
}

export function AnalysisView({ analysis, currency, keywords, own, onOwn, ...props }: Props) {
  const { statistics = [], comparables = [], suggestedPrice, priceJustification, notes = [] } = analysis;
  const ownId = useId();
  const money = chooseCurrency(currency);
  const write = (amount: number) => formatPrice(roundFinely(amount, money.decimals), money);
  const [main] = statistics;
  const counted = comparables.filter(({ excluded }) => excluded === null);
  return (
    <div className="flex flex-col gap-5 px-5 py-4">
      <div className="flex flex-col gap-1.5">
        {suggestedPrice && main ? (
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="tabular text-xl font-semibold whitespace-nowrap">
              {analysis.commonPriceRange}
            </span>
            <span className="text-sm text-soft">
              {write(main.lowerQuartile)} for a quick sale, {suggestedPrice} as usual,{' '}
              {write(main.upperQuartile)} with patience · {KIND_LABELS[main.kind].toLowerCase()} prices ·{' '}
              {CONFIDENCE_LABELS[main.confidence].toLowerCase()}
            </span>
          </p>
        ) : (
          <p className="font-medium">No price from comparable listings.</p>
        )}
        {priceJustification && <p className="text-note leading-5 text-soft">{priceJustification}</p>}
        {notes.map((note) => (
          <p key={note} className="text-note text-warn">
            {note}
          </p>
        ))}
      </div>

      {counted.length > 0 && (
        <div className="flex flex-col gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h3 className="mr-auto text-note">Where the prices lie</h3>
            <label htmlFor={ownId} className="text-note text-soft">
              Your price
            </label>
            <span className="w-28">
              <AmountInput
                key={currency}
                id={ownId}
                value={own}
                parse={(text) => readPrice(text, money.code) || null}
                onChange={onOwn}
                placeholder={suggestedPrice}
              />
            </span>
          </div>
          <PriceChart comparables={comparables} statistics={statistics} currency={money} own={own} />
          <PriceTable comparables={counted} currency={money} />
        </div>
      )}
      <Examples examples={analysis.competitorExamples} />
      <LeftOut comparables={comparables} />
      <KeywordChips
        keywords={analysis.topKeywords}
        counts={analysis.keywordCounts ?? []}
        inForm={keywords}
        onAdd={props.onAddKeyword}
      />
      {analysis.keySellingPoints.length > 0 && (
        <Part title="What their titles point out">
          <p className="text-sm">{analysis.keySellingPoints.join(' · ')}</p>
        </Part>
      )}
      <Part title="Your opportunity">
        <p className="text-sm">{analysis.opportunity}</p>
      </Part>
      <Sources sources={analysis.sources ?? []} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="text-note">{title}</h3>
      {children}
    </div>
  );
}

function Examples({ examples }: { examples: CompetitionAnalysis['competitorExamples'] }) {
  if (examples.length === 0) return null;
  return (
    <Part title="Examples near the middle">
      <ul className="flex flex-col text-sm">
        {examples.map(({ title, price, kind, link }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two listings can be alike, and none moves by itself
            key={index}
            className="flex items-baseline gap-3 border-t border-line py-1.5 first:border-0"
          >
            <span className="bidi min-w-0 flex-1 [overflow-wrap:anywhere]">
              {link ? (
                <a href={link} target="_blank" rel="noopener noreferrer nofollow" className="link">
                  {title}
                </a>
              ) : (
                title
              )}
            </span>
            <span className="shrink-0 text-note text-soft">{kind && KIND_LABELS[kind].toLowerCase()}</span>
            <span className="tabular shrink-0 font-medium">{price}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Sources({ sources }: { sources: NonNullable<CompetitionAnalysis['sources']> }) {
  if (sources.length === 0) return null;
  return (
    <Part title="Pages that were read">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {sources.map(({ uri, title }) => (
          <li key={uri}>
            <a href={uri} target="_blank" rel="noopener noreferrer nofollow" className="link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}
