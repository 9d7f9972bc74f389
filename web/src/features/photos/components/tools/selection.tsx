import type { PhotoBox } from '@smart-listings/contract';
import { ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';

interface Props {
  /** What it is a selection of, for who cannot see it. */
  label: string;
  box: PhotoBox;
  aspect?: number | undefined;
  /** What lies outside is as clear as what lies inside. */
  isClear?: boolean;
  onChange: (box: PhotoBox) => void;
  children: ReactNode;
}

/** A frame over the photo, moved and sized by hand, finger or arrow keys. */
export function Selection({ label, box, aspect, isClear, onChange, children }: Props) {
  const { x, y, width, height } = box;
  return (
    <ReactCrop
      crop={{ unit: '%', x: x * 100, y: y * 100, width: width * 100, height: height * 100 }}
      {...(aspect !== undefined && { aspect })}
      keepSelection
      minWidth={24}
      minHeight={24}
      ruleOfThirds
      ariaLabels={{
        cropArea: `${label}: the arrow keys move it`,
        nwDragHandle: `${label}: upper left corner`,
        nDragHandle: `${label}: upper edge`,
        neDragHandle: `${label}: upper right corner`,
        eDragHandle: `${label}: right edge`,
        seDragHandle: `${label}: lower right corner`,
        sDragHandle: `${label}: lower edge`,
        swDragHandle: `${label}: lower left corner`,
        wDragHandle: `${label}: left edge`,
      }}
      onChange={(_, percent) => onChange(sharesOf(percent))}
      className={classNames('max-w-full [--rc-drag-handle-mobile-size:32px]', isClear && '[&_svg]:hidden')}
    >
      {children}
    </ReactCrop>
  );
}

function sharesOf({ x, y, width, height }: PhotoBox): PhotoBox {
  const [left, top] = [within(x / 100), within(y / 100)];
  return {
    x: left,
    y: top,
    width: Math.min(within(width / 100), 1 - left),
    height: Math.min(within(height / 100), 1 - top),
  };
}

function within(share: number): number {
  return Math.max(0, Math.min(1, share));
}
