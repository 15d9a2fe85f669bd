package org.teavm.classlib.java.nio.channels;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.teavm.runtime.fs.VirtualFileAccessor;
import org.teavm.runtime.fs.VirtualFileSystemProvider;

/** Writes a file in memory. */
public final class TFileChannel implements AutoCloseable {
  private final VirtualFileAccessor file;

  private TFileChannel(VirtualFileAccessor file) {
    this.file = file;
  }

  public static TFileChannel open(Path path, OpenOption... options) throws IOException {
    List<OpenOption> all = List.of(options);
    boolean exists = Files.exists(path);
    if (exists && all.contains(StandardOpenOption.CREATE_NEW)) {
      throw new FileAlreadyExistsException(path.toString());
    }
    if (!exists) {
      if (!all.contains(StandardOpenOption.CREATE_NEW)
          && !all.contains(StandardOpenOption.CREATE)) {
        throw new NoSuchFileException(path.toString());
      }
      Files.createFile(path);
    }
    VirtualFileAccessor file =
        VirtualFileSystemProvider.getInstance()
            .getFile(path.toString())
            .createAccessor(true, true, true);
    file.seek(0);
    return new TFileChannel(file);
  }

  public int write(ByteBuffer bytes) throws IOException {
    byte[] all = new byte[bytes.remaining()];
    bytes.get(all);
    file.write(all, 0, all.length);
    return all.length;
  }

  public long position() throws IOException {
    return file.tell();
  }

  public TFileChannel position(long position) throws IOException {
    file.seek((int) position);
    return this;
  }

  public TFileChannel truncate(long size) throws IOException {
    if (size < file.size()) {
      file.resize((int) size);
    }
    if (file.tell() > size) {
      file.seek((int) size);
    }
    return this;
  }

  public void force(boolean metadata) {}

  @Override
  public void close() throws IOException {
    file.close();
  }
}
