# Run once by the postgres image, when its volume is empty: the product connects as the owner of its database, not as
# the superuser.
psql --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres --set=password="$PRODUCT_PASSWORD" <<'SQL'
create role ximblox login nosuperuser nocreatedb nocreaterole password :'password';
create database ximblox owner ximblox;
SQL
