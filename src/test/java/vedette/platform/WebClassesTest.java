package vedette.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import net.bytebuddy.jar.asm.AnnotationVisitor;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.FieldVisitor;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The program uses nothing of the JDK that the web build lacks: TeaVM, which compiles it, has only
 * some of the JDK's classes, and not all methods of each.
 */
class WebClassesTest {
  private static final Path SOURCES = Path.of("src/web/java");
  private static final String LIBRARY = "org/teavm/classlib/";

  /** The classes of {@code java.time} that TeaVM has. */
  private static final String TIME = "org/threeten/bp/";

  private static final String OBJECT = "java/lang/Object";

  /** The superclass of a class in this project, without TeaVM's T. */
  private static final Pattern PARENT = Pattern.compile(" extends (?:T(?=[A-Z]))?(\\w+)");

  /**
   * Classes that are not part of the web build: processes, and the implementations behind {@link
   * Platform}.
   */
  private static final List<String> LEFT_OUT =
      List.of(
          "vedette/cli/console/Launcher",
          "vedette/cli/ClusterMain",
          "vedette/platform/Platform",
          "vedette/form/processor/",
          "vedette/spark/",
          "vedette/web/");

  /** The sources of the JDK classes that were written for TeaVM. */
  private static final Map<String, String> WRITTEN = new HashMap<>();

  /**
   * The members that TeaVM has of each JDK class: fields, methods with their types, and
   * superclasses.
   */
  private static final Map<String, Set<String>> HAS = new HashMap<>();

  @BeforeAll
  static void read() throws IOException {
    URL string = WebClassesTest.class.getResource("/" + LIBRARY + "java/lang/TString.class");
    assertThat(string).as("TeaVM's class library, on the class path of the tests").isNotNull();
    try (JarFile jar = ((JarURLConnection) string.openConnection()).getJarFile()) {
      for (JarEntry entry : (Iterable<JarEntry>) jar.stream()::iterator) {
        if (entry.getName().matches("(" + LIBRARY + "java/|" + TIME + ").*\\.class")) {
          add(jar.getInputStream(entry));
        }
      }
    }
    for (Path file : files(SOURCES.resolve(LIBRARY), ".java")) {
      String type = named(SOURCES.relativize(file).toString().replace(".java", ""));
      WRITTEN.put(type, Files.readString(file));
    }
  }

  private static List<Path> files(Path directory, String ending) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(file -> file.toString().endsWith(ending)).toList();
    }
  }

  /** Returns names with the JDK's in the place of TeaVM's. */
  private static String named(String names) {
    return names
        .replaceAll(LIBRARY + "((?:[a-z0-9]+/)*)T([A-Z])", "$1$2")
        .replace(TIME, "java/time/");
  }

  private static void add(InputStream file) throws IOException {
    ClassReader type = new ClassReader(file);
    Set<String> members = new HashSet<>();
    members.add(named(String.valueOf(type.getSuperName())));
    Stream.of(type.getInterfaces()).forEach(each -> members.add(named(each)));
    HAS.put(named(type.getClassName()), members);
    type.accept(
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public FieldVisitor visitField(
              int access, String name, String type, String generic, Object value) {
            members.add(name);
            return null;
          }

          @Override
          public MethodVisitor visitMethod(
              int access, String name, String types, String generic, String[] exceptions) {
            members.add(name + named(types));
            return new MethodVisitor(Opcodes.ASM9) {
              /** TeaVM's sources rename some members by annotations. */
              @Override
              public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                return new AnnotationVisitor(Opcodes.ASM9) {
                  @Override
                  public void visit(String key, Object value) {
                    members.add(value + named(types));
                  }
                };
              }
            };
          }
        },
        ClassReader.SKIP_CODE);
  }

  private static boolean has(String type, String member) {
    Set<String> members = HAS.getOrDefault(type, Set.of());
    return members.contains(member)
        || members.stream().anyMatch(each -> !each.equals(type) && has(each, member))
        || !type.equals(OBJECT) && HAS.get(OBJECT).contains(member);
  }

  @Test
  void the_web_build_has_all_that_the_program_uses() throws IOException {
    Path classes = Path.of("target/classes");
    Set<String> lacking = new TreeSet<>();
    for (Path file : files(classes.resolve("vedette"), ".class")) {
      String name = classes.relativize(file).toString();
      if (LEFT_OUT.stream().noneMatch(name::startsWith)) {
        read(new ClassReader(Files.readAllBytes(file)), lacking);
      }
    }
    assertThat(lacking)
        .as(
            "what the program uses of the JDK and the web build lacks: use something else, or write"
                + " what is lacking in src/web/java/"
                + LIBRARY
                + " or vedette.platform.Platform")
        .isEmpty();
  }

  private static void read(ClassReader program, Set<String> lacking) {
    program.accept(
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String types, String generic, String[] exceptions) {
            return new Uses(program.getClassName(), lacking);
          }
        },
        ClassReader.SKIP_DEBUG);
  }

  /** The JDK members that a method uses. */
  private static final class Uses extends MethodVisitor {
    private final String user;
    private final Set<String> lacking;

    Uses(String user, Set<String> lacking) {
      super(Opcodes.ASM9);
      this.user = user;
      this.lacking = lacking;
    }

    /**
     * Returns the source of a class that was written for TeaVM, or of its outer class; null for
     * others.
     */
    private static String written(String type) {
      String text = WRITTEN.get(type);
      return text == null ? WRITTEN.get(type.replaceAll("\\$.*", "")) : text;
    }

    private static boolean inherits(String text, String member) {
      Matcher parent = PARENT.matcher(text);
      String name = parent.find() ? parent.group(1) : "Object";
      return HAS.keySet().stream().anyMatch(each -> each.endsWith("/" + name) && has(each, member));
    }

    private void use(String type) {
      if (type.startsWith("java/") && written(type) == null && !HAS.containsKey(type)) {
        lacking.add(type + ", as in " + user);
      }
    }

    private void use(String type, String member) {
      use(type);
      String text = written(type);
      String name = member.replaceAll("\\(.*", "");
      boolean there =
          text == null
              ? !HAS.containsKey(type) || has(type, member)
              : name.equals("<init>") || text.contains(" " + name) || inherits(text, member);
      if (!there) {
        lacking.add(type + "." + member + ", as in " + user);
      }
    }

    @Override
    public void visitTryCatchBlock(Label from, Label to, Label handler, String type) {
      if (type != null) {
        use(type);
      }
    }

    @Override
    public void visitMethodInsn(int code, String type, String name, String types, boolean ofOne) {
      use(type, name + types);
    }

    @Override
    public void visitFieldInsn(int code, String type, String name, String of) {
      use(type, name);
    }

    @Override
    public void visitTypeInsn(int code, String type) {
      use(type);
    }

    @Override
    public void visitLdcInsn(Object value) {
      if (value instanceof Type type && type.getSort() == Type.OBJECT) {
        use(type.getInternalName());
      }
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String types, Handle by, Object... arguments) {
      for (Object argument : arguments) {
        if (argument instanceof Handle method) {
          use(method.getOwner(), method.getName() + method.getDesc());
        }
      }
    }
  }
}
