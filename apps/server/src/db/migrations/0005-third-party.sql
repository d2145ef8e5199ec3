-- Who the parent is at the provider that signs them in: the subject is unique within its issuer.
alter table users
  add column auth_issuer text,
  add column auth_subject text,
  add check ((auth_issuer is null) = (auth_subject is null)),
  add unique (auth_issuer, auth_subject);
-- Whether a stored picture is anybody's is asked by its address.
create index users_picture on users (profile_image_url) where profile_image_url is not null;
