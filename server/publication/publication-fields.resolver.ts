import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { createPageLoader, PageObject } from '../pages/index.ts';
import { type GraphQLContext, getLoader } from '../shared/graphql/index.ts';
import { Editor, loadEditor } from '../users/index.ts';
import {
  createOpenRequestLoader,
  createRejectedRequestLoader,
  createPendingSchedulesLoader,
  createVersionTitleLoader,
} from './publication.loaders.ts';
import { canDecideRequest, canCancelSchedule, canRevokeRequest } from './publication.policy.ts';
import { PublicationRequestObject, ScheduledPublicationObject } from './publication.type.ts';

const loadPageOf = (context: GraphQLContext, { pageId }: { pageId: number }) =>
  getLoader(context, createPageLoader).load(pageId);

@Resolver(() => PublicationRequestObject)
export class PublicationRequestFieldsResolver {
  @FieldResolver(() => PageObject, { description: 'The page.' })
  async page(@Ctx() context: GraphQLContext, @Root() { entity }: PublicationRequestObject): Promise<PageObject> {
    return PageObject.from(await loadPageOf(context, entity));
  }

  @FieldResolver(() => Int, { nullable: true, description: 'The live version; null if the page is not on the site.' })
  async liveVersionID(
    @Ctx() context: GraphQLContext,
    @Root() { entity }: PublicationRequestObject,
  ): Promise<number | null> {
    return (await loadPageOf(context, entity)).liveVersionId;
  }

  @FieldResolver(() => String, { description: 'Title of the requested version.' })
  title(@Ctx() context: GraphQLContext, @Root() { pageVersionID }: PublicationRequestObject): Promise<string> {
    return getLoader(context, createVersionTitleLoader).load(pageVersionID);
  }

  @FieldResolver(() => Editor, { nullable: true, description: 'The requester; null if that user was removed.' })
  requestedBy(@Ctx() context: GraphQLContext, @Root() { entity }: PublicationRequestObject): Promise<Editor | null> {
    return loadEditor(context, entity.requestedBy);
  }

  @FieldResolver(() => Editor, { nullable: true, description: 'Who decided, withdrew or closed it.' })
  answeredBy(@Ctx() context: GraphQLContext, @Root() { entity }: PublicationRequestObject): Promise<Editor | null> {
    return loadEditor(context, entity.answeredBy ?? null);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may accept and reject it.' })
  async viewerCanAnswer(
    @Ctx() context: GraphQLContext,
    @Root() { entity }: PublicationRequestObject,
  ): Promise<boolean> {
    return canDecideRequest(context.viewer, await loadPageOf(context, entity), entity);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may withdraw it.' })
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

  @FieldResolver(() => Editor, { nullable: true, description: 'Its author; null if that user was removed.' })
  scheduledBy(@Ctx() context: GraphQLContext, @Root() { entity }: ScheduledPublicationObject): Promise<Editor | null> {
    return loadEditor(context, entity.scheduledBy);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may cancel it.' })
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
    description: 'The open publication request, or null.',
  })
  async publicationRequest(
    @Ctx() context: GraphQLContext,
    @Root() { id }: PageObject,
  ): Promise<PublicationRequestObject | null> {
    const request = await getLoader(context, createOpenRequestLoader).load(id);
    return request && PublicationRequestObject.from(request);
  }

  @FieldResolver(() => PublicationRequestObject, {
    nullable: true,
    description: 'The last request if it was rejected and nothing was requested or published since; otherwise null.',
  })
  async rejectedRequest(
    @Ctx() context: GraphQLContext,
    @Root() { id }: PageObject,
  ): Promise<PublicationRequestObject | null> {
    const request = await getLoader(context, createRejectedRequestLoader).load(id);
    return request && PublicationRequestObject.from(request);
  }

  @FieldResolver(() => [ScheduledPublicationObject], {
    description: 'The pending schedules, soonest first.',
  })
  async scheduledPublications(
    @Ctx() context: GraphQLContext,
    @Root() { id }: PageObject,
  ): Promise<ScheduledPublicationObject[]> {
    const schedules = await getLoader(context, createPendingSchedulesLoader).load(id);
    return schedules.map(ScheduledPublicationObject.from);
  }
}
