import { z } from 'zod';

const cropParamsResponse = z
  .object({
    x: z.number(),
    y: z.number(),
    width: z.number(),
    height: z.number(),
    rotate: z.number(),
    scaleX: z.number(),
    scaleY: z.number(),
  })
  .meta({ id: 'CropParams' });

const imageResponse = z
  .object({
    fileID: z.int(),
    fileName: z.string(),
    hash: z.string().describe('hash of content and crop'),
    altText: z.string(),
    cropParams: cropParamsResponse.nullable(),
  })
  .loose()
  .meta({ id: 'ImageItem' });

const fileResponse = z
  .object({ fileID: z.int(), fileName: z.string(), hash: z.string() })
  .loose()
  .meta({ id: 'FileItem' });

const imageGroups = z.record(z.string(), z.array(imageResponse));
const fileGroups = z.record(z.string(), z.array(fileResponse));
const props = z.record(z.string(), z.unknown());

const blockResponse = z
  .object({
    type: z.string(),
    key: z.string(),
    anchorPoint: z.string(),
    props,
    __images: imageGroups,
    __files: fileGroups,
  })
  .meta({ id: 'Block' });

/** A complete page version. */
export const pageVersionResponse = z
  .object({
    id: z.int(),
    pageID: z.int(),
    revision: z.int().describe('visitors get its value when this version was last stored'),
    title: z.string(),
    seoTitle: z.string(),
    seoDescription: z.string(),
    seoKeywords: z.array(z.string()),
    seoImage: z.array(imageResponse).max(1).nullable(),
    hasPublicationRequest: z.boolean(),
    blocks: z.array(blockResponse),
    pageType: z.object({ id: z.string(), props, images: imageGroups, files: fileGroups }),
    images: imageGroups,
    files: fileGroups,
  })
  .meta({ id: 'PageVersion' });
