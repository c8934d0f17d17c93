-- Size of the database and of the stored files by day: for the lines of the dashboard.

-- CreateTable
CREATE TABLE "storage_sample" (
    "day" DATE NOT NULL,
    "database_bytes" BIGINT NOT NULL,
    "files_bytes" BIGINT NOT NULL,

    CONSTRAINT "storage_sample_pkey" PRIMARY KEY ("day")
);
