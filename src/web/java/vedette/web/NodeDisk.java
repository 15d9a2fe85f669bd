package vedette.web;

import java.io.IOException;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSByRef;
import org.teavm.jso.JSObject;
import org.teavm.runtime.fs.VirtualFile;
import org.teavm.runtime.fs.VirtualFileAccessor;
import org.teavm.runtime.fs.VirtualFileSystem;

/** The disk of the machine, through the functions of Node's module {@code fs}. */
final class NodeDisk implements VirtualFileSystem {
  private final JSObject fs;
  private final String directory;

  NodeDisk(JSObject fs, String directory) {
    this.fs = fs;
    this.directory = directory;
  }

  @Override
  public String getUserDir() {
    return directory;
  }

  @Override
  public VirtualFile getFile(String path) {
    return new NodeFile(path.startsWith("/") ? path : directory + "/" + path);
  }

  @Override
  public boolean isWindows() {
    return false;
  }

  @Override
  public String canonicalize(String path) {
    String real = realPath(fs, path);
    return real.isEmpty() ? path : real;
  }

  @Override
  public String[] getRoots() {
    return new String[] {"/"};
  }

  private final class NodeFile implements VirtualFile {
    private final String path;

    NodeFile(String path) {
      this.path = path;
    }

    @Override
    public String getName() {
      return path.substring(path.lastIndexOf('/') + 1);
    }

    @Override
    public boolean isDirectory() {
      return kind(fs, path) == 2;
    }

    @Override
    public boolean isFile() {
      return kind(fs, path) == 1;
    }

    @Override
    public String[] listFiles() {
      return isDirectory() ? list(fs, path) : null;
    }

    @Override
    public VirtualFileAccessor createAccessor(boolean readable, boolean writable, boolean append) {
      int number = open(fs, path, !writable ? "r" : isFile() ? "r+" : "w+");
      if (number < 0) {
        return null;
      }
      OpenFile file = new OpenFile(number);
      file.at = append ? file.size() : 0;
      return file;
    }

    @Override
    public boolean createFile(String name) throws IOException {
      int number = open(fs, path + "/" + name, "wx");
      if (number < 0) {
        return false;
      }
      close(fs, number);
      return true;
    }

    @Override
    public boolean createDirectory(String name) {
      return isDone(fs, "mkdirSync", path + "/" + name, null);
    }

    @Override
    public boolean delete() {
      return isDone(fs, isDirectory() ? "rmdirSync" : "unlinkSync", path, null);
    }

    @Override
    public boolean adopt(VirtualFile file, String name) {
      return isDone(fs, "renameSync", ((NodeFile) file).path, path + "/" + name);
    }

    @Override
    public boolean canRead() {
      return may(fs, path, 4);
    }

    @Override
    public boolean canWrite() {
      return may(fs, path, 2);
    }

    @Override
    public long lastModified() {
      return (long) modified(fs, path);
    }

    @Override
    public boolean setLastModified(long time) {
      return false;
    }

    @Override
    public boolean setReadOnly(boolean isReadOnly) {
      return false;
    }

    @Override
    public int length() {
      return (int) NodeDisk.length(fs, path);
    }
  }

  private final class OpenFile implements VirtualFileAccessor {
    private final int number;
    private int at;

    OpenFile(int number) {
      this.number = number;
    }

    @Override
    public int read(byte[] bytes, int offset, int count) throws IOException {
      int read = NodeDisk.read(fs, number, bytes, offset, count, at);
      if (read < 0) {
        throw new IOException("cannot be read");
      }
      at += read;
      return read;
    }

    @Override
    public void write(byte[] bytes, int offset, int count) throws IOException {
      for (int done = 0; done < count; ) {
        int written = NodeDisk.write(fs, number, bytes, offset + done, count - done, at);
        if (written < 0) {
          throw new IOException("cannot be written");
        }
        at += written;
        done += written;
      }
    }

    @Override
    public int tell() {
      return at;
    }

    @Override
    public void seek(int target) {
      at = target;
    }

    @Override
    public void skip(int amount) {
      at += amount;
    }

    @Override
    public int size() {
      return (int) NodeDisk.size(fs, number);
    }

    @Override
    public void resize(int size) throws IOException {
      if (!truncate(fs, number, size)) {
        throw new IOException("cannot be written");
      }
    }

    @Override
    public void close() {
      NodeDisk.close(fs, number);
    }

    @Override
    public void flush() {}
  }

  @JSBody(
      params = {"fs", "path"},
      script = "try { return fs.statSync(path).isDirectory() ? 2 : 1; } catch (e) { return 0; }")
  private static native int kind(JSObject fs, String path);

  @JSBody(
      params = {"fs", "path"},
      script = "try { return fs.readdirSync(path); } catch (e) { return []; }")
  private static native String[] list(JSObject fs, String path);

  @JSBody(
      params = {"fs", "path"},
      script = "try { return fs.realpathSync(path); } catch (e) { return ''; }")
  private static native String realPath(JSObject fs, String path);

  @JSBody(
      params = {"fs", "path", "flags"},
      script = "try { return fs.openSync(path, flags); } catch (e) { return -1; }")
  private static native int open(JSObject fs, String path, String flags);

  @JSBody(
      params = {"fs", "number"},
      script = "fs.closeSync(number);")
  private static native void close(JSObject fs, int number);

  /** Reads bytes; a stream can only be read in order, without a position. */
  @JSBody(
      params = {"fs", "number", "bytes", "offset", "count", "at"},
      script =
          "try { return fs.readSync(number, bytes, offset, count,"
              + " fs.fstatSync(number).isFile() ? at : null); } catch (e) { return -1; }")
  private static native int read(
      JSObject fs, int number, @JSByRef byte[] bytes, int offset, int count, int at);

  @JSBody(
      params = {"fs", "number", "bytes", "offset", "count", "at"},
      script =
          "try { return fs.writeSync(number, bytes, offset, count,"
              + " fs.fstatSync(number).isFile() ? at : null); } catch (e) { return -1; }")
  private static native int write(
      JSObject fs, int number, @JSByRef byte[] bytes, int offset, int count, int at);

  @JSBody(
      params = {"fs", "number", "size"},
      script = "try { fs.ftruncateSync(number, size); return true; } catch (e) { return false; }")
  private static native boolean truncate(JSObject fs, int number, int size);

  @JSBody(
      params = {"fs", "number"},
      script = "return fs.fstatSync(number).size;")
  private static native double size(JSObject fs, int number);

  @JSBody(
      params = {"fs", "path"},
      script = "try { return fs.statSync(path).size; } catch (e) { return 0; }")
  private static native double length(JSObject fs, String path);

  @JSBody(
      params = {"fs", "path"},
      script = "try { return fs.statSync(path).mtimeMs; } catch (e) { return 0; }")
  private static native double modified(JSObject fs, String path);

  @JSBody(
      params = {"fs", "path", "mode"},
      script = "try { fs.accessSync(path, mode); return true; } catch (e) { return false; }")
  private static native boolean may(JSObject fs, String path, int mode);

  @JSBody(
      params = {"fs", "name", "path", "other"},
      script =
          "try { other === null ? fs[name](path) : fs[name](path, other); return true; }"
              + " catch (e) { return false; }")
  private static native boolean isDone(JSObject fs, String name, String path, String other);
}
