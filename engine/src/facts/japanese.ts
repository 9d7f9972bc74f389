import { matchesOf } from '../text/matches.ts';
import type { Verdict } from './classify.ts';
import { foldSpace } from './clean.ts';

const RULES: readonly (readonly [RegExp, Verdict])[] = [
  [/(?:LINE|ライン)(?:で|ください)|電話|メール(?:で|ください)|DM/, { leave: 'contact' }],
  [
    /即購入|値下げ|お値下げ|値引き|コメント(?:なし|不要|ください)|専用|取り置き|ノークレーム|ノーリターン|返品|現金|振込|支払/,
    { leave: 'payment' },
  ],
  [/他にも|他の(?:商品|出品)|出品して(?:い|お)ます/, { leave: 'other-listings' }],
  [/よろしくお願い|ご覧|ありがとう|はじめまして|こんにちは|お気軽に|質問|プロフィール/, { leave: 'chat' }],
  [
    /(?:傷|キズ|汚れ|シミ|破れ|穴|問題|不具合|異常|割れ|へこみ|使用感|ダメージ|目立つ.{0,6})(?:は|も|など|等)*(?:なし|無し|ありません|ございません|ないです|見当たりません|見られません)/,
    { keep: 'condition' },
  ],
  [
    /(?:なし|無し|無い|ありません|ございません|付きません|付属しません|付いていません|ついていません|ないです|欠品|紛失|欠け|含まれません|付属していません|つきません)/,
    { keep: 'missing' },
  ],
  [
    /傷|キズ|きず|汚れ|シミ|しみ|破れ|穴|割れ|ひび|ヒビ|へこみ|凹み|欠け|剥が|はが|色あせ|色褪せ|黄ばみ|黄変|変色|サビ|錆|カビ|臭|ニオイ|匂い|使用感|劣化|ベタ|べた|ほつれ|毛玉|毛羽|しわ|シワ|折れ|書き込み|不良|故障|壊れ|動きません|動かな|つかな|付かな|点灯しない|映らな|接触|反応が|音が小さ|小さめ|大きめ|ノイズ|雑音|ジャンク|難あり|訳あり|未確認|未検証|動作未|不明|切れ|ゆる|緩|擦れ|スレ|焼け|ヤケ|滲|弱/,
    { keep: 'flaw' },
  ],
  [/動作確認|確認しました|確認済|動作し|動きます|問題なく|正常|良好|起動/, { keep: 'working' }],
  [/付属|セット内容|付き|つき|同梱|おまけ|内容物/, { keep: 'included' }],
  [
    /新品|未使用|未開封|美品|新古品|試着のみ|数回|一度|１度|1度|1回|極美|中古|箱付|タグ付/,
    { keep: 'condition' },
  ],
  [/発送|配送|送料|匿名|梱包|手渡し|ゆうパック|ヤマト|郵便/, { keep: 'delivery' }],
  [/洗濯|手洗い|クリーニング|ドライ/, { keep: 'care' }],
  [/購入|頂き|いただき|片付け|引っ越し|引越|使わなく|整理|プレゼント|自宅保管|保管/, { keep: 'history' }],
];

/** What a Japanese clause is; words have no blanks there, so its parts are looked for as they stand. */
export function classifyJapanese(text: string): Verdict {
  // "A は正常ですが B は割れています" is decided by its worst half.
  for (const [pattern, verdict] of RULES) if (pattern.test(text)) return verdict;
  return { keep: 'feature' };
}

/** Cuts a Japanese sentence end off: polite endings stay, full stops go. */
export function cleanJapanese(text: string): string {
  return foldSpace(text)
    .replace(/^[\s、。・,.]+|[\s、。・,.!！]+$/g, '')
    .replace(/[<>]/g, '');
}

const COLOUR =
  /(?:クリア|スケルトン|ライト|ダーク|パール|メタリック|ミッドナイト|スペース|ローズ|オフ|ネイビー|モス|ワイン|スモーク|アイス|マット|パステル|ネオン|アトミック|ティーズ)*(?:ブラック|ホワイト|レッド|ブルー|グリーン|イエロー|オレンジ|パープル|ピンク|ブラウン|グレー|グレイ|ベージュ|ネイビー|カーキ|シルバー|ゴールド|アイボリー|キャメル|ボルドー|ミント|ラベンダー|ターコイズ|バイオレット)|(?:黒|白|赤|青|緑|黄|紫|茶|灰|紺|水|桃|銀|金)色|(?:薄い?|濃い?)(?:青|緑|赤|紫)/g;

/** Colours in Japanese text, with their places. */
export function findJapaneseColours(text: string): { start: number; end: number }[] {
  return matchesOf(text, COLOUR).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
