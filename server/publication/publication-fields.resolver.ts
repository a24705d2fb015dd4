import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { createPageLoader, PageObject } from '../pages/index.ts';
import { type GraphQLContext, loaderOf } from '../shared/graphql/index.ts';
import { Editor, loadEditor } from '../users/index.ts';
import {
  createOpenRequestLoader,
  createRejectedRequestLoader,
  createSchedulesLoader,
  createVersionTitleLoader,
} from './publication.loaders.ts';
import { canAnswerRequest, canCancelSchedule, canRevokeRequest } from './publication.policy.ts';
import { PublicationRequestObject, ScheduledPublicationObject } from './publication.type.ts';

const loadPageOf = (context: GraphQLContext, { pageId }: { pageId: number }) =>
  loaderOf(context, createPageLoader).load(pageId);

@Resolver(() => PublicationRequestObject)
export class PublicationRequestFieldsResolver {
  @FieldResolver(() => PageObject, { description: 'The page.' })
  async page(@Ctx() context: GraphQLContext, @Root() { entity }: PublicationRequestObject): Promise<PageObject> {
    return PageObject.from(await loadPageOf(context, entity));
  }

  @FieldResolver(() => Int, { nullable: true, description: 'What visitors see now; null where they see nothing.' })
  async liveVersionID(
    @Ctx() context: GraphQLContext,
    @Root() { entity }: PublicationRequestObject,
  ): Promise<number | null> {
    return (await loadPageOf(context, entity)).liveVersionId;
  }

  @FieldResolver(() => String, { description: 'Title of the requested version.' })
  title(@Ctx() context: GraphQLContext, @Root() { pageVersionID }: PublicationRequestObject): Promise<string> {
    return loaderOf(context, createVersionTitleLoader).load(pageVersionID);
  }

  @FieldResolver(() => Editor, { nullable: true, description: 'Who asked; null when that user was removed.' })
  requestedBy(@Ctx() context: GraphQLContext, @Root() { entity }: PublicationRequestObject): Promise<Editor | null> {
    return loadEditor(context, entity.requestedBy);
  }

  @FieldResolver(() => Editor, { nullable: true, description: 'Who answered or ended it.' })
  answeredBy(@Ctx() context: GraphQLContext, @Root() { entity }: PublicationRequestObject): Promise<Editor | null> {
    return loadEditor(context, entity.answeredBy ?? null);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may accept and reject it.' })
  async viewerCanAnswer(
    @Ctx() context: GraphQLContext,
    @Root() { entity }: PublicationRequestObject,
  ): Promise<boolean> {
    return canAnswerRequest(context.viewer, await loadPageOf(context, entity), entity);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may take it back.' })
  async viewerCanRevoke(
    @Ctx() context: GraphQLContext,
    @Root() { entity }: PublicationRequestObject,
  ): Promise<boolean> {
    const page = await loadPageOf(context, entity);
    return entity.status === 'open' && canRevokeRequest(context.viewer, page, entity);
  }
}

@Resolver(() => ScheduledPublicationObject)
export class ScheduledPublicationFieldsResolver {
  @FieldResolver(() => PageObject, { description: 'The page.' })
  async page(@Ctx() context: GraphQLContext, @Root() { entity }: ScheduledPublicationObject): Promise<PageObject> {
    return PageObject.from(await loadPageOf(context, entity));
  }

  @FieldResolver(() => Editor, { nullable: true, description: 'Who planned it; null when that user was removed.' })
  scheduledBy(@Ctx() context: GraphQLContext, @Root() { entity }: ScheduledPublicationObject): Promise<Editor | null> {
    return loadEditor(context, entity.scheduledBy);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may call it off.' })
  async viewerCanCancel(
    @Ctx() context: GraphQLContext,
    @Root() { entity }: ScheduledPublicationObject,
  ): Promise<boolean> {
    return canCancelSchedule(context.viewer, await loadPageOf(context, entity), entity);
  }
}

@Resolver(() => PageObject)
export class PagePublicationResolver {
  @FieldResolver(() => PublicationRequestObject, {
    nullable: true,
    description: 'The open request for its publication; null where there is none.',
  })
  async publicationRequest(
    @Ctx() context: GraphQLContext,
    @Root() { id }: PageObject,
  ): Promise<PublicationRequestObject | null> {
    const request = await loaderOf(context, createOpenRequestLoader).load(id);
    return request && PublicationRequestObject.from(request);
  }

  @FieldResolver(() => PublicationRequestObject, {
    nullable: true,
    description: 'The last request, where it was rejected and nothing was requested or published since.',
  })
  async rejectedRequest(
    @Ctx() context: GraphQLContext,
    @Root() { id }: PageObject,
  ): Promise<PublicationRequestObject | null> {
    const request = await loaderOf(context, createRejectedRequestLoader).load(id);
    return request && PublicationRequestObject.from(request);
  }

  @FieldResolver(() => [ScheduledPublicationObject], {
    description: 'What is planned and not yet done, soonest first.',
  })
  async scheduledPublications(
    @Ctx() context: GraphQLContext,
    @Root() { id }: PageObject,
  ): Promise<ScheduledPublicationObject[]> {
    const schedules = await loaderOf(context, createSchedulesLoader).load(id);
    return schedules.map(ScheduledPublicationObject.from);
  }
}
